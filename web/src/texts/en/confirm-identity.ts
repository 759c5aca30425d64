// Made from texts/en/confirm-identity.json. Change it there.

export const messages = {
title: "Confirm it's you",
about: "This is sensitive, so we're asking again. We won't ask for the next five minutes.",
password: "Password",
showPassword: "Show password",
appCode: "Code from your authenticator app, or a recovery code",
mailedCode: "Code from our email",
codeAbout: ({ email }: { email: string | number }) => `You have no password, so we'll email a code to ${email}.`,
codeSent: ({ email }: { email: string | number }) => `We emailed a code to ${email}. It works for ten minutes.`,
mailCode: "Email me a code",
mailAgain: "Email a new code",
submit: "Confirm",
cancel: "Cancel",
};
