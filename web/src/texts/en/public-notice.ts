// Made from texts/en/public-notice.json. Change it there.

export const messages = {
title: "Report Content",
about: ({ brand }: { brand: string | number }) => `Report something illegal or against our rules on ${brand}. You don't need an account.`,
danger: "If someone is in danger, call your local emergency number first.",
reason: "What is it about?",
choose: "Choose one",
location: "Where is it?",
locationAbout: "The address of the profile, if you have it. Otherwise the name, age and city, and which photo or text.",
description: "What is wrong with it?",
descriptionAbout: "Say why you think it is illegal or against our rules.",
unnamed: "You can leave out your name and email. Without an email we can't write to you.",
name: "Your name",
email: "Your email",
goodFaith: "What I say here is accurate and complete, as far as I know",
goodFaithAbout: "We don't tell the person you report who you are.",
send: "Send report",
sending: "Sending…",
sent: ({ reference }: { reference: string | number }) => `We received your report ${reference}.`,
receipt: "We emailed you, and we'll write again when we've decided.",
};
