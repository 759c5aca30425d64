// Made from texts/en/liked-parts.json. Change it there.

export const messages = {
like: {
photo: "Like this photo",
prompt: ({ label }: { label: string | number }) => `Like the answer to “${label}”`,
question: ({ topic }: { topic: string | number }) => `Like the answer about ${topic}`,
},
liked: {
there: {
photo: "You liked this photo",
prompt: ({ label }: { label: string | number }) => `You liked the answer to “${label}”`,
question: ({ topic }: { topic: string | number }) => `You liked the answer about ${topic}`,
},
gone: {
photo: "You liked a photo that is no longer there",
prompt: ({ label }: { label: string | number }) => `You liked an answer to “${label}”, which has changed since`,
question: ({ topic }: { topic: string | number }) => `You liked an answer about ${topic}, which has changed since`,
},
},
about: {
photo: "On your photo",
prompt: ({ label }: { label: string | number }) => `On your answer to “${label}”`,
question: ({ topic }: { topic: string | number }) => `On your answer about ${topic}`,
},
likedYours: {
there: {
photo: ({ name }: { name: string | number }) => `${name} liked your photo`,
prompt: ({ name, label }: { name: string | number; label: string | number }) => `${name} liked your answer to “${label}”`,
question: ({ name, topic }: { name: string | number; topic: string | number }) => `${name} liked your answer about ${topic}`,
},
gone: {
photo: ({ name }: { name: string | number }) => `${name} liked a photo of yours that is no longer there`,
prompt: ({ name, label }: { name: string | number; label: string | number }) => `${name} liked your answer to “${label}”, which you have changed since`,
question: ({ name, topic }: { name: string | number; topic: string | number }) => `${name} liked your answer about ${topic}, which you have changed since`,
},
},
answers: "Like an answer you agree on",
title: {
photo: ({ name }: { name: string | number }) => `Like ${name}'s photo`,
prompt: ({ name }: { name: string | number }) => `Like ${name}'s answer`,
question: ({ name }: { name: string | number }) => `Like ${name}'s answer`,
},
agreed: "You like each other's answer to",
question: ({ start }: { start: string | number }) => `“${start} …”`,
comment: "Comment",
commentAbout: ({ name }: { name: string | number }) => `Optional. ${name} can read it with your like. Your name appears with it when you match, or if ${name} has premium or opens your like.`,
send: "Like",
};
