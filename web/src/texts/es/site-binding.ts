// Made from texts/es/site-binding.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/es/plural';

export const messages = {
binding: "Los miembros tienen que aceptar esta página",
about: "Quien llega la acepta al registrarse; los demás, antes de seguir. Se guarda quién aceptó qué versión, palabra por palabra.",
change: "El texto ha cambiado",
ask: "Volver a preguntar",
correct: "Corrección pequeña: no preguntar",
from: "Los miembros tienen que aceptarla a partir del",
fromAbout: "Hasta entonces ven un aviso y ya pueden aceptar. Lo habitual son 30 días, y la ley puede exigir más.",
past: "Elige hoy o un día posterior",
noteAbout: "Los miembros lo leen encima del enlace al texto completo. Puede quedar vacío.",
corrected: ({ version }: { version: string | number }) => `Se queda en la versión ${version}: a quien la aceptó no se le vuelve a preguntar.`,
present: ({ version, day }: { version: string | number; day: string | number }) => `La versión ${version} se aplica a partir del ${day}.`,
note: ({ language }: { language: string | number }) => `Qué ha cambiado, en ${language}`,
accepted: {
title: "Textos aceptados",
about: "Cada texto palabra por palabra, tal como se aceptó. El archivo dice quién aceptó qué versión, en qué idioma y cuándo. Las cuentas eliminadas no aparecen.",
download: "Descargar como CSV",
read: "Leer",
close: "Cerrar",
loading: "Cargando el texto…",
failed: "No se pudo cargar el texto",
again: "Intentar de nuevo",
version: ({ title, version }: { title: string | number; version: string | number }) => `${title}, versión ${version}`,
since: ({ language, day }: { language: string | number; day: string | number }) => `${language}, desde el ${day}`,
readOf: ({ title, version, language }: { title: string | number; version: string | number; language: string | number }) => `Leer: ${title}, versión ${version}, ${language}`,
members: ({ count }: { count: number }) => `${plural(count, { one: `1 miembro`, other: `${formatNumber(count)} miembros` })}`,
},
consequences: {
asks: ({ title, day }: { title: string | number; day: string | number }) => `«${title}»: los miembros tienen que aceptarla a partir del ${day}.`,
corrected: ({ title }: { title: string | number }) => `«${title}» se corrige y no se vuelve a preguntar a nadie.`,
free: ({ title }: { title: string | number }) => `«${title}»: los miembros ya no tienen que aceptarla.`,
},
mailAll: "Enviarlo por correo a todos los miembros",
mailAllAbout: "Cada miembro recibe ahora un aviso y un correo, sean cuales sean sus ajustes. Si no, lo leen cuando vuelven.",
};
