export { endTexts, refusalTexts } from '@kindred/contract/texts/fr/photo-checks';
