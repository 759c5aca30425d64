// Made from texts/en/fraud-warnings.json. Change it there.

export const messages = {
title: "Fraud warnings",
about: "People who wrote to you and were banned for fraud. They may have used a false identity.",
loading: "Loading warnings...",
failed: "Error loading warnings",
again: "Try again",
none: "No one who wrote to you was banned for fraud. If that happens, we'll tell you here and by email.",
someone: "Someone who wrote to you",
lastWrote: ({ time }: { time: string | number }) => `They last wrote to you on ${time}`,
warned: ({ date }: { date: string | number }) => `Warned on ${date}`,
withdrawn: ({ date }: { date: string | number }) => `This warning was wrong, and we're sorry. We withdrew it on ${date}.`,
advice: {
never: {
title: "What to do now",
points: ["Never send them money, gift cards or crypto, and never share passwords or codes, whatever the story is.", "If they contact you somewhere else, don't reply. They may use another name."],
},
sent: {
title: "If you sent money",
points: ["Contact your bank right away and ask if it can still stop the payment.", "Report it to the police. Keep receipts and messages for them.", "If you shared a password or a code, change your password."],
},
},
contact: "Write to our team",
safety: "Read our safety tips",
};
