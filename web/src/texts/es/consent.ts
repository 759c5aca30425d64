// Made from texts/es/consent.json. Change it there.
// @ts-nocheck

export const messages = {
text: "Doy mi consentimiento para que se usen mi género, a quién me gustaría conocer y mis respuestas a las preguntas para presentarme a otras personas.",
why: "Esto puede revelar algo de tu vida privada. Necesitamos tu permiso, y puedes retirarlo en cualquier momento.",
};
