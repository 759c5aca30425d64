/** A start that cannot go on. Its message is one sentence that says what to do. */
export class StartError extends Error {}
