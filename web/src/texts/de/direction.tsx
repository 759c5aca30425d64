import { Fragment } from 'react';

export const Direction = Fragment;
