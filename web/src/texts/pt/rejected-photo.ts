// Made from texts/pt/rejected-photo.json. Change it there.
// @ts-nocheck

export const messages = {
why: ({ day, reason }: { day: string | number; reason: 'no-person' | 'somebody-else' | 'nudity' | 'violence' | 'minor' | 'contact' | 'quality' }) => `Uma foto não foi aceita em ${day}: ${reason === 'no-person' ? `não conseguimos ver você nela` : reason === 'somebody-else' ? `parece mostrar outra pessoa` : reason === 'nudity' ? `contém nudez` : reason === 'violence' ? `mostra violência ou armas` : reason === 'minor' ? `mostra uma criança` : reason === 'contact' ? `contém dados de contato ou propaganda` : reason === 'quality' ? `está escura, pequena ou borrada demais` : ``}. Escolha outra.`,
contest: "Se você acha que foi um engano, escreva para nós.",
};
