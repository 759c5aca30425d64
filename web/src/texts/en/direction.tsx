import { Fragment } from 'react';

/** Around the app: what components have to know about the direction of reading. */
export const Direction = Fragment;
