import { createContext } from 'react';
import { rememberedSwitch } from '../../lib/remembered-switch.ts';

/** Whether this browser blurs reported photos that may be shocking. */
export const blursPhotos = rememberedSwitch('blur-photos');

/** How the photos of a case are shown. */
export interface Cover {
  /** They are blurred, as they may be shocking, until someone asks for them. */
  readonly isOn: boolean;
  /** Shows all of them. Null while no one may see them, as they may show a child. */
  readonly show: (() => void) | null;
}

export const PhotoCover = createContext<Cover>({ isOn: false, show: null });
