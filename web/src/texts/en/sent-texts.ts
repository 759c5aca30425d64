// Made from texts/en/sent-texts.json. Change it there.

export const messages = {
sentIn: ({ language }: { language: string | number }) => `Sent in ${language}:`,
asWritten: ({ name, language }: { name: string | number; language: string | number }) => `${name} reads ${language}. Your text is sent as you wrote it.`,
};
