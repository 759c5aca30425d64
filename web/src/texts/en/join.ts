// Made from texts/en/join.json. Change it there.

export const messages = {
title: "Join the team",
reading: "Opening your invitation…",
lead: ({ role }: { role: string | number }) => `You're invited to join as: ${role}.`,
email: "Email",
firstName: "First name",
lastName: "Last name (optional)",
password: "Password",
showPassword: "Show password",
hint: "Use at least 8 characters. A few random words work best.",
submit: "Join team",
working: "One moment…",
accept: "Accept invitation",
acceptAs: ({ email }: { email: string | number }) => `You're accepting with your account ${email}.`,
signIn: ({ email }: { email: string | number }) => `${email} already has an account. Sign in with it, then open the link from the email again.`,
other: ({ email }: { email: string | number }) => `This invitation is for ${email}, but you're signed in with another account. Sign out, then open the link again.`,
toSignIn: "Go to sign in",
signOut: "Sign out",
};
