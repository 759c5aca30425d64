/** What every API key begins with, so that it is found where it should not be: in code, logs and mails. */
export const keyPrefix = 'kk_';

/** 32 random characters, and six that follow from them. */
export const keyShape = /^kk_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;
