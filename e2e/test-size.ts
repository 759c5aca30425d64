/** Whether this run uses the sizes that a release has to handle, or small ones. */
export const long = process.env['TEST_SIZE'] === 'long';
