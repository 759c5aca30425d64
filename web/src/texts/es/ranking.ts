import type { messages as en } from '../en/ranking.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  title: 'Cómo funciona el orden',
  about: 'Por qué ves a alguien, y por qué en este orden.',
  /** With the distances of the rounds in a deck without a limit. */
  sections: ([first = '', ...others]: readonly string[]) => [
    {
      title: 'A quién puedes ver',
      points: [
        'Todas las personas con el perfil completo, el correo confirmado y una foto aprobada que encajan con los géneros, las edades y la distancia que buscas, y sobre las que aún no has decidido.',
        'Solo personas que buscan a alguien de tu género y tu edad, a tu distancia. Puedes desactivarlo en Preferencias, en Descubrir, o en tu perfil.',
        'Nunca personas en pausa o vetadas, ni cuando hay un bloqueo de cualquiera de las dos partes. Quienes están en modo incógnito solo aparecen si les gustas.',
      ],
    },
    {
      title: 'Qué decide el orden',
      points: [
        'Lo bien que encajan tus respuestas a las preguntas con las respuestas abiertas de la otra persona y con lo que aceptaría. Pesa más una diferencia en algo que importa mucho a cualquiera de las dos partes.',
        'Cuántos intereses hay en común.',
        'A cuántas personas les saldría alguien primero. Si es a casi todas, esa persona viene un poco después, y otras un poco antes, para que se vea a todo el mundo y se encuentren pronto quienes pueden gustarse. Lo calculamos una vez cada noche.',
        'Cuándo fue su última actividad, por días. Si la oculta, por meses.',
        'A qué distancia está.',
        `Si buscas en cualquier lugar: primero todas las personas a menos de ${first}, después a menos de ${new Intl.ListFormat('es').format(others)}, y en cada tramo en el orden de arriba. Así nadie de lejos aparece antes que alguien a quien podrías conocer.`,
        'Quienes se unen, o cambian algo y entonces encajan, ocupan en segundos su lugar entre las tarjetas que siguen a la que estás mirando.',
      ],
    },
    {
      title: 'El orden en Explorar',
      points: [
        'Empieza por la mayor compatibilidad. Si buscas en cualquier lugar, antes van las personas cercanas, en los mismos tramos de distancia que tus tarjetas. Puedes elegir otro: actividad reciente, miembros nuevos o primero quien está más cerca.',
        'Solo usa lo que de todos modos puedes ver (el día de su última actividad, la distancia redondeada y la compatibilidad) y el día en que se unieron. En caso de empate, cada persona ve un orden distinto.',
      ],
    },
    {
      title: 'Qué no cuenta nunca',
      points: [
        'A quién da like o deja pasar alguien, a quién le gusta, y quién paga.',
        'Las fotos, los nombres y los textos. No preguntamos por raza ni origen étnico. Las respuestas sobre fe o política cuentan como cualquier otra, y las de otras personas solo si las abrieron.',
      ],
    },
    {
      title: 'La compatibilidad',
      points: [
        'El número de un perfil sale solo de tus respuestas, de las respuestas abiertas de la otra persona y de los intereses en común. Se redondea de cinco en cinco y nunca llega a 100. Aparece cuando se pueden comparar cinco respuestas abiertas. Con pocas respuestas e intereses en común se queda bajo, porque aún no sabemos mucho.',
        'Tus respuestas a cinco preguntas sobre la vida cotidiana y lo que esperas encontrar son abiertas al principio, y todas las demás son ocultas. Puedes abrir u ocultar cada respuesta. Tus respuestas ocultas solo cuentan para lo que ves tú: ningún número, motivo ni orden de otras personas depende de ellas. Alguien que se esfuerce mucho puede deducir las abiertas. Por eso, la compatibilidad que ves tú puede ser distinta de la que ve la otra persona, y abrir más respuestas mejora la suya.',
        'Tus primeras respuestas cuentan desde la siguiente hora en punto, y las posteriores desde medianoche (UTC), siempre varias a la vez. Si cada una contara de inmediato, alguien podría cambiar las suyas una a una, ver cómo cambia la compatibilidad y deducir lo que respondieron otras personas. Ocultar y eliminar una respuesta cuenta de inmediato.',
        'Nunca te mostramos a personas fuera de tus preferencias, salvo que las cambies. Si no queda nadie, la página dice qué cambio mostraría a cuántas personas, pero nunca en lo que marcaste como innegociable. Las personas que dejaste pasar vuelven a los 30 días, cuando no queda nadie más.',
      ],
    },
  ],
};
