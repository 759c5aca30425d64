/** A color as the document has it, such as `#cb3049`. */
export const isColorCode = (text: string | undefined): text is string =>
  /^#[0-9a-f]{6}$/.test(text ?? '');
