// Made from texts/es/caution.json. Change it there.
// @ts-nocheck

export const messages = {
label: "Sobre este mensaje",
kinds: {
money: "Se trata de dinero. Así empieza una estafa: alguien a quien nunca has visto necesita ayuda o conoce una inversión. No envíes nunca dinero, tarjetas regalo, criptomonedas ni códigos.",
contact: "Quien estafa quiere pasar pronto a otra aplicación, donde nuestro equipo no puede leer nada si lo denuncias. Quédate aquí hasta que haya confianza.",
hurtful: "¿Te molesta? No tienes que contestar. Si lo denuncias, nuestro equipo leerá este mensaje.",
},
report: "Denunciar mensaje",
tips: "Consejos de seguridad",
seen: "Entendido",
};
