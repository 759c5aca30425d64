export { endTexts, refusalTexts } from '@kindred/contract/texts/en/photo-checks';
