interface Prompt {
  readonly prompt: string;
  readonly answer: string;
}

/** Something from both profiles to start a chat with: a question that both answered, or else the first of each. */
export function toOpener(theirs: readonly Prompt[], own: readonly Prompt[]) {
  const shared = theirs.find(({ prompt }) => own.some((each) => each.prompt === prompt));
  const [first = null] = shared ? [shared] : theirs;
  const [yours = null] = shared ? own.filter(({ prompt }) => prompt === shared.prompt) : own;
  return { theirs: first, yours };
}
