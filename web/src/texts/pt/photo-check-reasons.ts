export { endTexts, refusalTexts } from '@kindred/contract/texts/pt/photo-checks';
