/** The vault with the fallen mice, in a box of 220 × 120: the arch behind them, and the bars in front. */
export const dungeonBack =
  '<path d="M4 118V52Q4 4 52 4h116q48 0 48 48v66z" fill="#8D7F6C" stroke="#3A2417" stroke-width="3"/><path d="M20 118V58q0-38 40-38h100q40 0 40 38v60z" fill="#1A0F0B" stroke="#3A2417" stroke-width="3"/><path d="M8 60h12M8 90h12M30 28L20 18M60 20V6M110 20V6M160 20V6M190 28l9-10M200 60h12M200 90h12" stroke="#5C4F3F" stroke-width="2.5"/><path d="M10 48Q14 12 52 9" fill="none" stroke="#C9BBA4" stroke-width="3" stroke-linecap="round"/>'

export const dungeonBars =
  '<path d="M20 110q90 14 180 0v8H20z" fill="#0E0705" opacity=".7"/><g stroke="#1E1512" stroke-width="9"><path d="M46 22V118M78 20V118M110 20V118M142 20V118M174 22V118"/></g><g stroke="#8A8C90" stroke-width="5"><path d="M46 22V118M78 20V118M110 20V118M142 20V118M174 22V118M20 52H200"/></g><g stroke="#D5D8DC" stroke-width="1.5"><path d="M45 22V118M77 20V118M109 20V118M141 20V118M173 22V118"/></g>'
