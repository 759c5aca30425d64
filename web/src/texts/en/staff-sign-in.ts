// Made from texts/en/staff-sign-in.json. Change it there.

export const messages = {
banner: "Admin Dashboard",
tagline: "Manage users, subscriptions, and platform analytics",
title: "Welcome Back",
subtitle: "Sign in to your admin account",
email: "Email",
password: "Password",
showPassword: "Show password",
submit: "Sign In",
submitting: "Signing In...",
note: "Contact system administrator for access credentials",
notAdmin: "You don't have admin privileges to access this panel.",
toHome: "Go to home page",
member: "Not a team member?",
memberLink: "Sign in as a member",
};
