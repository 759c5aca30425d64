// Made from texts/es/invited.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Tienes una invitación",
reading: "Abriendo tu invitación…",
lead: "Esto es lo que tenemos de ti. Nadie más lo ve hasta que aceptes. Después puedes cambiarlo todo.",
details: "Lo que tenemos de ti",
source: "De dónde vienen los datos",
email: "Correo",
lastName: "Apellido",
gender: "Género",
seeking: "Busca",
place: "Lugar",
bio: "Sobre ti",
interests: "Intereses",
until: "Si no aceptas, lo eliminaremos el:",
accept: "Aceptar y entrar",
working: "Un momento…",
signedIn: "Tienes abierta la sesión de otra cuenta. Ciérrala y abre el enlace de nuevo.",
refuseAbout: "¿No quieres esto? Eliminamos enseguida lo que tenemos de ti y no te invitamos más.",
refuseSure: "No se puede deshacer. ¿Lo eliminamos todo ahora?",
refuse: "Eliminar mis datos",
refuseNow: "Sí, eliminarlo todo",
deletedTitle: "Tus datos se eliminaron",
deleted: "Eliminamos lo que se había importado sobre ti. No recibirás otra invitación.",
toSignIn: "Ir a iniciar sesión",
};
