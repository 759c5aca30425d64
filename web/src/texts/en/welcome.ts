// Made from texts/en/welcome.json. Change it there.

export const messages = {
next: "Continue",
back: "Back",
later: "Finish later",
finish: "Finish",
saving: "Saving…",
steps: {
about: {
title: "About you",
lead: "Others see your first name, your age and your gender.",
},
place: {
title: "Where you live",
lead: "Others see your city and about how far away you are.",
},
seeking: {
title: "Who you'd like to meet",
lead: "You'll see people who are also looking for someone like you. You can change this anytime.",
},
photo: {
title: "Your photos",
lead: "One clear photo of your face is enough to begin.",
},
interests: {
title: "Your interests",
lead: "Optional. They show people what you have in common.",
},
prompts: {
title: "Your prompts",
lead: "Optional. Pick up to three and answer in a line or two.",
},
},
goTo: ({ step }: { step: string | number }) => `Go to “${step}”`,
noPhoto: "Add at least one photo. Others can't find you without one.",
photoComing: "Your photo is still uploading. Try again in a moment.",
interests: {
chosen: "Chosen interests",
none: "Nothing chosen yet",
remove: ({ interest }: { interest: string | number }) => `Remove ${interest}`,
search: "Search interests",
count: ({ chosen, all }: { chosen: string | number; all: string | number }) => `${chosen} of ${all}`,
full: ({ all }: { all: number }) => `You've chosen ${all}. Remove one to add another.`,
noneFound: "No interest found. Try another word.",
},
prompts: {
more: "Show more prompts",
less: "Show fewer prompts",
remove: ({ prompt }: { prompt: string | number }) => `Remove prompt: ${prompt}`,
count: ({ typed, all }: { typed: string | number; all: string | number }) => `${typed} of ${all}`,
full: ({ all }: { all: number }) => `You've picked ${all} prompts. Remove one to pick another.`,
},
preview: {
title: "How others see you",
noPhoto: "Your photo",
noName: "Your name",
noPlace: "Your city",
prompt: "Your prompt",
interests: "Your interests",
more: ({ count }: { count: string | number }) => `+${count}`,
},
done: {
title: "Your profile is ready",
text: "Answer a few questions, and you also see how well you match.",
inReview: "Your photo is in review. Others find you as soon as it is approved.",
questions: "Answer questions",
profile: "View my profile",
discover: "See people",
},
};
