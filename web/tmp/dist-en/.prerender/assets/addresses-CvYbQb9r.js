// contract/src/photos/addresses.ts
/** The prefix of the addresses of photos that need a token. */
var privatePhotos = '/media/private/';
/** The longer side of each stored size. The addresses of two sizes differ only in this number. */
var photoSizes = [320, 800, 1600];
export { privatePhotos as n, photoSizes as t };
