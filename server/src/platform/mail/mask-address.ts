/** An address that its owner recognises, and others cannot use: `a•••@member.example`. */
export function maskAddress(email: string) {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
