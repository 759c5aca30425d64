import { t as rememberedSwitch } from './remembered-switch-FdfY1qZ2.js';
import { createContext } from 'react';
// web/src/widgets/evidence/photo-cover.ts
/** Whether this browser blurs reported photos that may be shocking. */
var blursPhotos = rememberedSwitch('blur-photos');
var PhotoCover = createContext({
  isOn: false,
  show: null,
});
export { blursPhotos as n, PhotoCover as t };
