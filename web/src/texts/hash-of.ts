/** For tests that require a new version or date with each change of a text. */
export async function hashOf(text: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const first = Array.from(new Uint8Array(digest, 0, 8));
  return first.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
