export const messages = {
  sentIn: (language: string) => `Sent in ${language}:`,
  asWritten: (name: string, language: string) =>
    `${name} reads ${language}. Your text is sent as you wrote it.`,
};
