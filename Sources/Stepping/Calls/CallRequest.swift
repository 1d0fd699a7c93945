/// What an endpoint knows of a call before it has an id.
struct CallRequest {
  let name: String
  let arguments: [String]
  let choices: [Call.Choice]
  let isDurable: Bool
}

/// What a call or a sleep remembers of the moment it began.
struct CallContext {
  var step = 0
  var door = Door.start
  var owner: Owner?
}

extension Call {
  init(id: ID, request: CallRequest, context: CallContext) {
    self.init(
      id: id,
      name: request.name,
      arguments: request.arguments,
      choices: request.choices,
      startedBy: context.step,
      door: context.door,
      owner: context.owner,
      isDurable: request.isDurable,
      state: .waiting
    )
  }
}
