import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';
import { preloadFont } from './build/preload-font.ts';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFont(/figtree-latin-wght-normal/), precompress()],
  html: { cspNonce: '__NONCE__' },
  server: {
    proxy: { '/api': { target: api, ws: true }, '/uploads': api },
  },
  build: {
    target: 'es2022',
    // An inlined asset would be a data: address, which the fonts' policy refuses.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
