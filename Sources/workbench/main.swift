import WorkbenchShell

print(workbenchVersion)
