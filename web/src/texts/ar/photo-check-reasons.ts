export { endTexts, refusalTexts } from '@kindred/contract/texts/ar/photo-checks';
