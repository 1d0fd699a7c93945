/// What is built, how, and where the program is afterwards.
struct BuildPlan: Sendable, Equatable {
  /// The folder with the manifest.
  var package: String
  /// The folder that keeps what was built.
  var scratch: String
  /// The program to build.
  var product: String
  var configuration = Checkout.configuration
  /// The checkout a lesson package finds `LessonKit` in, whatever its manifest was written with.
  var kit: String?
}

extension BuildPlan {
  var words: [String] {
    let environment = kit.map { ["env", "WORKBENCH_PATH=\($0)"] } ?? []
    return environment + [
      "swift", "build", "--package-path", package, "--scratch-path", scratch,
      "-c", configuration, "--product", product,
    ]
  }

  private var products: String { "\(scratch)/\(configuration)" }

  var program: String { "\(products)/\(product)" }

  /// Where the compiler finds what was built.
  var modules: String { "\(products)/Modules" }
}

extension BuildPlan {
  /// The workbench itself, built where the running program was built.
  static func workbench(_ world: World) -> BuildPlan? {
    guard let checkout = world.checkout else { return nil }
    return BuildPlan(
      package: checkout,
      scratch: scratch(of: world.program, in: checkout),
      product: "workbench"
    )
  }

  /// `…/.build/x86_64-unknown-linux-gnu/debug/workbench` was built in `…/.build`.
  private static func scratch(of program: String?, in checkout: String) -> String {
    let usual = checkout + "/.build"
    guard let program else { return usual }
    let folder = Paths.parent(of: program)
    let scratch = Paths.parent(of: Paths.parent(of: folder))
    let isBuilt = folder.hasSuffix("/" + Checkout.configuration)
    return isBuilt && LiveFiles.exists(scratch + "/workspace-state.json") ? scratch : usual
  }

  /// Where the package in a folder is built: among the user's own files, because what lies built in
  /// the package would be run without a look at it. Nil where the user has no folder.
  static func scratch(ofPackageIn folder: String, _ world: World) -> String? {
    let name = folder.split(separator: "/").last ?? ""
    let plain = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }.prefix(40)
    let mark = Digest.hex(of: folder.utf8).prefix(16)
    return Home(world).file("builds/\(plain)-\(mark)")
  }

  /// A lesson package, built in a folder that no editor locks.
  static func package(_ package: LessonPackage, _ world: World) -> BuildPlan {
    BuildPlan(
      package: package.folder,
      scratch: package.scratch,
      product: package.product,
      kit: world.checkout
    )
  }
}
