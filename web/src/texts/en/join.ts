import { roles } from './roles.ts';

export const messages = {
  roles,
  title: 'Join the team',
  reading: 'Opening your invitation…',
  lead: (role: string) => `You're invited to join as: ${role}.`,
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name (optional)',
  password: 'Password',
  showPassword: 'Show password',
  hint: 'Use at least 8 characters. A few random words work best.',
  submit: 'Join team',
  working: 'One moment…',
  accept: 'Accept invitation',
  acceptAs: (email: string) => `You're accepting with your account ${email}.`,
  signIn: (email: string) =>
    `${email} already has an account. Sign in with it, then open the link from the email again.`,
  other: (email: string) =>
    `This invitation is for ${email}, but you're signed in with another account. Sign out, then open the link again.`,
  toSignIn: 'Go to sign in',
  signOut: 'Sign out',
};
