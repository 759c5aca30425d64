export { endTexts, refusalTexts } from '@kindred/contract/texts/de/photo-checks';
