/** The content of a file as text, which a request can have. */
export async function toBase64(file: Blob) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // More arguments of one call than this are too many for some browsers.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCodePoint(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
