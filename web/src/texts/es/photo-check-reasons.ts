export { endTexts, refusalTexts } from '@kindred/contract/texts/es/photo-checks';
