export const messages = {
  sentFrom: (email: string | null) => (email ? `Sent from ${email}.` : 'Sent without an email.'),
  location: (text: string) => `Where: ${text}`,
};
