// Made from texts/en/site-setup-link.json. Change it there.

export const messages = {
start: "Start set-up",
goOn: ({ done, all }: { done: string | number; all: string | number }) => `Go on with set-up, ${done} of ${all}`,
open: "Set up your site",
owner: "Who runs the site",
};
