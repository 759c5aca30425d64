import 'typebox';
// contract/src/accounts/second-factor.ts
var proveSecondFactor = {
  method: 'POST',
  url: '/auth/second-factor',
  access: 'public',
  schema: {
    headers: { properties: { 'device-secret': {} } },
    response: { 200: { required: ['success', 'data'] } },
  },
};
var readSecondFactor = {
  method: 'GET',
  url: '/auth/second-factor',
  access: ['administrator', 'moderator', 'support', 'analyst'],
  beforeSecondFactor: true,
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var beginSecondFactor = {
  method: 'POST',
  url: '/auth/second-factor/enrolment',
  access: ['administrator', 'moderator', 'support', 'analyst'],
  beforeSecondFactor: true,
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var confirmSecondFactor = {
  method: 'PUT',
  url: '/auth/second-factor',
  access: ['administrator', 'moderator', 'support', 'analyst'],
  beforeSecondFactor: true,
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var renewRecoveryCodes = {
  method: 'POST',
  url: '/auth/second-factor/recovery-codes',
  access: ['administrator', 'moderator', 'support', 'analyst'],
  beforeSecondFactor: true,
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var removeSecondFactor = {
  method: 'POST',
  url: '/auth/second-factor/removal',
  access: ['administrator', 'moderator', 'support', 'analyst'],
  beforeSecondFactor: true,
  schema: { response: { 200: { required: ['success'] } } },
};
// web/src/texts/en/second-factor.ts
/** The second factor of staff: showing it, and setting it up. */
var messages = {
  step: {
    title: 'Two-factor authentication',
    lead: 'Enter the six-digit code from your authenticator app.',
    code: 'Authentication code',
    recoveryLead: 'Enter one of your recovery codes. Each code works once.',
    recovery: 'Recovery code',
    toRecovery: 'Use a recovery code',
    toApp: 'Use my authenticator app',
    submit: 'Continue',
    working: 'One moment…',
    back: 'Sign in with another account',
    failed: "This code didn't work. Try a new one.",
  },
  loading: 'Loading your security settings…',
  failed: "Your security settings couldn't be loaded",
  again: 'Try again',
  required: 'Your team requires two-factor authentication. Set it up to continue.',
  heading: 'Two-factor authentication',
  about:
    "When you sign in, you'll also enter a code from an app on your phone. A stolen password alone isn't enough to get in.",
  on: (since) => `On since ${since}`,
  off: 'Off',
  left: (count) => (count === 1 ? '1 recovery code left.' : `${count} recovery codes left.`),
  setUp: 'Set up authenticator app',
  replace: 'Change authenticator app',
  renew: 'Get new recovery codes',
  turnOff: 'Turn off two-factor',
  cancel: 'Cancel',
  password: 'Password',
  showPassword: 'Show password',
  present: 'Code from your current app, or a recovery code',
  proof: {
    setUp: "Enter your password to confirm it's you.",
    replace: 'Enter your password and a code from your current app.',
    renew: 'Your current recovery codes will stop working.',
    turnOff: "You'll sign in with just your password.",
  },
  next: 'Continue',
  scan: 'Scan this with your authenticator app',
  qr: 'QR code for your authenticator app',
  byHand: 'Or enter this key in the app:',
  confirm: 'Code from the app',
  turnOn: 'Turn on two-factor',
  changed: "You're signed out everywhere else.",
  codes: 'Your recovery codes',
  codesAbout:
    "Save them somewhere you can reach without your phone. Each code works once. We won't show them again.",
  copy: 'Copy codes',
  copied: 'Copied',
  save: 'Download codes',
  file: 'recovery-codes.txt',
  kept: "I've saved them",
};
export {
  readSecondFactor as a,
  proveSecondFactor as i,
  beginSecondFactor as n,
  removeSecondFactor as o,
  confirmSecondFactor as r,
  renewRecoveryCodes as s,
  messages as t,
};
