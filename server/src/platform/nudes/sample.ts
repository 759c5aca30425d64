import type { Sharp } from 'sharp';

/** The side of the square that the model looks at. */
export const sampleSide = 224;

/** The picture as the model was taught to see pictures: a square of three colours, without transparency. */
export const sampleOf = (picture: Sharp): Promise<Uint8Array> =>
  picture
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(sampleSide, sampleSide, { fit: 'fill' })
    .raw()
    .toBuffer();
