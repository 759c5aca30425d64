const one = String.raw`(?:\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\u{FE0F}\u{200D}]*|[\u{1F1E6}-\u{1F1FF}]{2})`;
const alone = new RegExp(String.raw`^\s*(?:${one}\s*)+$`, 'u');

/** More of them are a text. */
const longest = 24;

/** Whether a text is a few emoji and nothing else. */
export const isEmojiAlone = (text: string) => text.length <= longest && alone.test(text);
