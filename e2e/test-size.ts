/** Whether this run takes the sizes that a release has to stand, or small ones. */
export const long = process.env['TEST_SIZE'] === 'long';
