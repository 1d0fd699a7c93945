Demo.main()
