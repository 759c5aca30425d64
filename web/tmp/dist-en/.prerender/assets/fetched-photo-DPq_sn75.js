import { n as usePhotoFile } from './photo-file-xqb7mlj7.js';
import { jsx } from 'react/jsx-runtime';
// web/src/widgets/photos/fetched-photo.tsx
/** A photo that the browser cannot load itself, because it needs a token. */
function FetchedPhoto({ url, alt, failed = null, ...image }) {
  const { data, isError, isPaused } = usePhotoFile(url);
  if (data)
    return /* @__PURE__ */ jsx('img', {
      ...image,
      src: fileAddress(data),
      alt,
    });
  return isError || isPaused ? failed : null;
}
var addresses = /* @__PURE__ */ new WeakMap();
var unused = new FinalizationRegistry((address) => URL.revokeObjectURL(address));
/** The object URL of a fetched file. It is the same for every use, and is revoked with the file. */
function fileAddress(file) {
  const known = addresses.get(file);
  if (known) return known;
  const made = URL.createObjectURL(file);
  addresses.set(file, made);
  unused.register(file, made);
  return made;
}
export { FetchedPhoto as t };
