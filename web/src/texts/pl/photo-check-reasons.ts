export { endTexts, refusalTexts } from '@kindred/contract/texts/pl/photo-checks';
