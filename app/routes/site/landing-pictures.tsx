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
        Let's look at that thought.
      </p>
      <p className="example-offer">Thought record, 15 min</p>
    </figure>
  );
}

/** What a mood over three months looks like, drawn by us and labeled so. */
export function ExampleProgress() {
  return (
    <figure className="example">
      <figcaption>
        <b>Mood over time</b> <small>Example</small>
      </figcaption>
      <svg viewBox="0 0 320 120" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M0 20h320M0 60h320M0 100h320" opacity=".2" />
        <path
          d="M4 74l14 10 13-12 14 9 14-13 14 4 13-18 14 24 13 12 14-4 14 12 13-10 14-2 14-16 13 4 14-20 14 6 13-14 14 8 14-18 13 4 14-14 12 2"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      </svg>
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
