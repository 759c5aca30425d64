// Made from texts/en/late-failures.json. Change it there.

export const messages = {
failed: ({ page, why }: { page: string | number; why: string | number }) => `Something you did on this page failed: ${page}. ${why}`,
typed: "What you wrote",
openCase: "Open case",
openPage: "Open page",
hide: "Hide",
};
