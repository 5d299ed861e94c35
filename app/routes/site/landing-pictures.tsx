import { THERAPISTS } from "#app/catalogue/therapists.ts";

/** A conversation as it goes, written by us and labeled so: a visitor sees what they would get. */
export function ExampleConversation() {
  return (
    <figure className="example" data-therapist="alice">
      <figcaption>
        <img src="/portraits/alice.svg" alt="" width="44" height="44" />
        <b>Alice</b> <span className="badge">Example</span>
      </figcaption>
      <p className="example-own">
        <span className="visually-hidden">You: </span>
        Awake at 4 again. My talk is Friday.
      </p>
      <p>
        <span className="visually-hidden">Alice: </span>
        What thought comes up first?
      </p>
      <p className="example-own">
        <span className="visually-hidden">You: </span>
        That I'll freeze and everyone will see.
      </p>
      <p>
        <span className="visually-hidden">Alice: </span>
        Let's look at that thought together. Ready?
      </p>
      <p className="example-offer">Thought record, 15 min</p>
    </figure>
  );
}

/** All six companions, each in its color. */
export function Faces() {
  return (
    <ul className="faces">
      {THERAPISTS.map(({ id, name, avatar, color }) => (
        <li key={id} data-therapist={color}>
          <img src={avatar} alt="" width="112" height="112" loading="lazy" />
          {name}
        </li>
      ))}
    </ul>
  );
}
