/** Random tests are long in the run before a release. */
export const long = process.env['TEST_SIZE'] === 'long';
