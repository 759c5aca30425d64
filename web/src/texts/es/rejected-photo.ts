// Made from texts/es/rejected-photo.json. Change it there.
// @ts-nocheck

export const messages = {
why: ({ day, reason }: { day: string | number; reason: 'no-person' | 'somebody-else' | 'nudity' | 'violence' | 'minor' | 'contact' | 'quality' }) => `Una foto no se aceptó el ${day}: ${reason === 'no-person' ? `no se te ve en ella` : reason === 'somebody-else' ? `parece mostrar a otra persona` : reason === 'nudity' ? `contiene desnudos` : reason === 'violence' ? `muestra violencia o armas` : reason === 'minor' ? `muestra a alguien menor de edad` : reason === 'contact' ? `contiene datos de contacto o publicidad` : reason === 'quality' ? `es demasiado oscura, pequeña o borrosa` : ``}. Elige otra.`,
contest: "Si crees que es un error, escríbenos.",
};
